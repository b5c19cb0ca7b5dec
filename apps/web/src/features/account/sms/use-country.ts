import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'

export type Country = ResponseOf<'site.countryCode'>['list'][number]

/** The country of a number: the visitor's own until another is chosen. Undefined until the list has come. */
export function useCountry(initialDialingCode?: string) {
  const { call, queryClient } = useApp()
  const query = callQuery(call, 'site.countryCode', {})
  const { data } = useQuery(query)
  const [chosen, setChosen] = useState<Country | null>(null)

  function countryOf(data: ResponseOf<'site.countryCode'> | undefined): Country | undefined {
    const countries = data?.list ?? []
    const remembered = countries.find(({ countryDialingCode }) => countryDialingCode === initialDialingCode)
    const own = countries.find(({ countryCode }) => countryCode === data?.current)
    return chosen ?? remembered ?? own ?? countries[0]
  }

  return {
    countries: data?.list ?? [],
    country: countryOf(data),
    choose: setChosen,
    /** What stands before the number, once that is known: a form may be filled in before the list has come. */
    dialingCode: async () => countryOf(await queryClient.ensureQueryData(query))?.countryDialingCode ?? '',
  }
}
export type CountryState = ReturnType<typeof useCountry>
