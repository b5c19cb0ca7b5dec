import type { StoryFile, StoryProps } from '@baize/ui/story.ts'
import { CountryPicker } from './country-picker.tsx'
import { MobileField } from './mobile-field.tsx'
import { useCountry } from './use-country.ts'

export default { title: 'Site/Country picker' } satisfies StoryFile

export function Alone() {
  const { countries, country, choose } = useCountry()
  return country && <CountryPicker countries={countries} value={country} onChoose={choose} />
}

export const BeforeNumber = () => <MobileField country={useCountry()} defaultValue="9171234567" />

export const Faulty = ({ words }: StoryProps) => <MobileField country={useCountry()} error={words.fault} required />
