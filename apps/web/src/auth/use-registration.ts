import type { FieldRule } from '@baize/api'
import { captchaRefreshMs } from '@baize/api'
import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { enterWith } from '../session/session.ts'
import { ApiError } from '../shared/api/api-error.ts'
import { call } from '../shared/api/call.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { readSession } from '../shared/session/session-storage.ts'
import { checkPass, fillBounds, ruleFault } from './field-rules.ts'

/** Fields of username registration in their order on the form. */
export const registrationFields = ['username', 'password', 'confirmPassword', 'captcha'] as const
export type RegistrationField = (typeof registrationFields)[number]
type Values = Record<RegistrationField, string>
type Faults = Partial<Record<RegistrationField | 'form', string>>

const empty: Values = { username: '', password: '', confirmPassword: '', captcha: '' }
const aboutUsername = ['username_taken', 'username_reserved']
const aboutCaptcha = ['captcha_required', 'captcha_wrong']

/** The registration form under the brand's rules: values, hints, faults, and sending it. */
export function useRegistration(rules: Record<string, FieldRule>, onDone: () => void) {
  const t = useText()
  const { i18n } = useLingui()
  const [values, setValues] = useState(empty)
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const [captcha, setCaptcha] = useState<string | null>(null)
  const drawnAt = useRef(Number.NEGATIVE_INFINITY)
  const shown = registrationFields.filter(name => rules[name]?.enabled)

  const hint = (name: RegistrationField): string => {
    const rule = rules[name]
    return rule ? fillBounds(i18n._(`pattern.${rule.patternId}`), rule) : ''
  }

  function check(name: RegistrationField): string | undefined {
    const rule = rules[name]
    if (!rule?.enabled) return undefined
    const differs = name === 'confirmPassword' && !checkPass(values.password, values.confirmPassword)
    const fault = ruleFault(rule, values[name])
    if (fault === 'required') return t('field.required')
    if (differs) return t('field.passwordsDiffer')
    return fault ? hint(name) : undefined
  }

  function set(name: RegistrationField, value: string): void {
    setValues(before => ({ ...before, [name]: value }))
    setFaults(({ [name]: _fixed, form: _old, ...others }) => others)
  }

  const checkOne = (name: RegistrationField): void => setFaults(before => ({ ...before, [name]: check(name) }))

  /** Another captcha picture, at most one a second. */
  async function newCaptcha(): Promise<void> {
    if (performance.now() - drawnAt.current < captchaRefreshMs) return
    drawnAt.current = performance.now()
    setCaptcha(await call('captcha.draw', {}).catch(() => null))
  }

  async function submit(): Promise<void> {
    const found: Faults = Object.fromEntries(shown.flatMap(name => (check(name) ? [[name, check(name)]] : [])))
    setFaults(found)
    if (busy || Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { captcha: letters, ...user } = values
      const affiliateCode = readSession('affiliateCode')
      const referralCode = readSession('referralCode')
      const answer = await call('members.register', {
        ...user,
        ...(rules.captcha?.enabled ? { captcha: letters } : {}),
        ...(affiliateCode ? { affiliateCode } : {}),
        ...(referralCode ? { referralCode } : {}),
        login: true,
        registerMethod: 'WEB',
        registerUrl: location.href.slice(0, 500),
        domain: location.hostname,
      })
      await enterWith(answer)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(faultsOf(error))
      if (rules.captcha?.enabled) await newCaptcha()
    } finally {
      setBusy(false)
    }
  }

  /** Each fault on its field; what belongs to none stands above the form. */
  function faultsOf(error: ApiError): Faults {
    if (error.code === 'network') return { form: t('error.network') }
    if (aboutUsername.includes(error.code)) return { username: error.message }
    if (aboutCaptcha.includes(error.code)) return { captcha: error.message }
    const named = shown.flatMap(name => {
      const message = error.fieldMessage(name)
      return message ? [[name, message] as const] : []
    })
    return named.length > 0 ? Object.fromEntries(named) : { form: error.message }
  }

  return { values, set, hint, faults, checkOne, shown, busy, submit, captcha, newCaptcha }
}
