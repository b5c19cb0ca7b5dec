import { ApiError } from '@baize/client-kit/api-error.ts'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'

/** Fields, faults and the one act of a form in front of the console. A second press waits for the first answer. */
export function useEntryForm<F extends Record<string, string>>(first: F, act: (fields: F) => Promise<void>) {
  const t = useText()
  const [fields, setFields] = useState(first)
  const [fault, setFault] = useState<string | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  /** How many tries were refused since a captcha is asked for. */
  const [wantsCaptcha, setWantsCaptcha] = useState(0)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFault(null)
    setFaults({})
    try {
      await act(fields)
    } catch (error) {
      if (error instanceof ApiError && (error.detail.captcha || error.code.startsWith('captcha_')))
        setWantsCaptcha(tries => tries + 1)
      const named = error instanceof ApiError ? (error.detail.fields ?? []).filter(({ field }) => field in fields) : []
      setFaults(Object.fromEntries(named.map(({ field, message }) => [field, message])))
      setFault(named.length > 0 ? null : errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  const set = (name: keyof F, value: string) => setFields(before => ({ ...before, [name]: value }))
  return { fields, set, setFields, fault, faults, wantsCaptcha, busy, submit }
}
