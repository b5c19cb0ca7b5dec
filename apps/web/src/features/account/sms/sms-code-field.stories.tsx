import type { StoryFile, StoryProps } from '@baize/ui/story.ts'
import { SmsCodeField } from './sms-code-field.tsx'

export default { title: 'Site/Code by SMS' } satisfies StoryFile

const options = { isNumberFit: () => true, ask: async () => 60 }

/** A press sends a code, and locks the button with the seconds left. */
export const Ready = () => <SmsCodeField options={options} />
export const Faulty = ({ words }: StoryProps) => <SmsCodeField options={options} error={words.fault} required />
