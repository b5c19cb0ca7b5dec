import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { callQuery } from '../../app/app-context.ts'

export type Country = ResponseOf<'site.countryCode'>['list'][number]

/** The country of a number: the visitor's own until another is chosen. Undefined until the list has come. */
export function useCountry(initialDialingCode?: string) {
  const { data } = useQuery(callQuery(useApp().call, 'site.countryCode', {}))
  const [chosen, setChosen] = useState<Country | null>(null)
  const countries = data?.list ?? []
  const remembered = countries.find(({ countryDialingCode }) => countryDialingCode === initialDialingCode)
  const own = countries.find(({ countryCode }) => countryCode === data?.current)
  return { countries, country: chosen ?? remembered ?? own ?? countries[0], choose: setChosen }
}
export type CountryState = ReturnType<typeof useCountry>
