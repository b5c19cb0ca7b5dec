import { captchaRefreshMs } from '@baize/api'
import { useRef, useState } from 'react'
import { enterWith } from '../session/session.ts'
import { ApiError } from '../shared/api/api-error.ts'
import { call } from '../shared/api/call.ts'
import { useText } from '../shared/i18n/use-text.ts'

export interface SignInValues {
  username: string
  password: string
  captcha: string
}
type SignInErrors = Partial<Record<keyof SignInValues | 'form', string>>

const empty: SignInValues = { username: '', password: '', captcha: '' }

/** The sign-in form's values, faults and captcha, for the header and the dialog alike. */
export function useSignIn(onDone: () => void = () => {}) {
  const t = useText()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<SignInErrors>({})
  const [captcha, setCaptcha] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const drawnAt = useRef(Number.NEGATIVE_INFINITY)

  function set(field: keyof SignInValues, value: string): void {
    setValues(before => ({ ...before, [field]: value }))
    setErrors(({ [field]: _fixed, form: _old, ...others }) => others)
  }

  function check(field: keyof SignInValues): string | undefined {
    const isAsked = field !== 'captcha' || captcha !== null
    return isAsked && values[field].trim() === '' ? t('field.required') : undefined
  }

  /** Another picture, at most one a second. */
  async function newCaptcha(): Promise<void> {
    if (performance.now() - drawnAt.current < captchaRefreshMs) return
    drawnAt.current = performance.now()
    setCaptcha(await call('captcha.draw', {}).catch(() => null))
    setValues(before => ({ ...before, captcha: '' }))
  }

  async function submit(): Promise<void> {
    const found = Object.entries({
      username: check('username'),
      password: check('password'),
      captcha: check('captcha'),
    })
    const faults: SignInErrors = Object.fromEntries(found.filter(([, fault]) => fault))
    setErrors(faults)
    if (busy || Object.keys(faults).length > 0) return
    setBusy(true)
    try {
      const username = values.username.trim()
      const answer = await call('session.login', {
        username,
        password: values.password.trim(),
        ...(captcha ? { captcha: values.captcha.trim() } : {}),
      })
      await enterWith(answer)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await refused(error)
    } finally {
      setBusy(false)
    }
  }

  async function refused(error: ApiError): Promise<void> {
    const aboutCaptcha = error.code === 'captcha_required' || error.code === 'captcha_wrong'
    const message = error.code === 'network' ? t('error.network') : error.message
    setErrors(aboutCaptcha ? { captcha: message } : { form: message })
    if (aboutCaptcha || error.detail.captcha || captcha) await newCaptcha()
  }

  return { values, set, errors, captcha, busy, submit, newCaptcha, check, setErrors }
}
