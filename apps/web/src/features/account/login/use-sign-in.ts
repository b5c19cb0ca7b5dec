import { ApiError } from '@baize/client-kit/api-error.ts'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { type Faults, faultsOf, focusFirstFault } from '../../../shared/fields/faults.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { enterWith } from '../../../shared/session/session.ts'
import { solveSlider } from '../slider/solve.ts'
import { rememberedHere } from './remembered.ts'

const fields = ['username', 'password', 'captcha'] as const
type Name = (typeof fields)[number]

/** Stands in the password field of a remembered user; the ticket in a cookie that no script reads goes in its place. */
const mask = '••••••••'

/**
 * Sign-in by username and password, for the header and the dialog alike. `captchaTurn` counts the pictures that the server
 * wants solved: none before it has asked for one.
 */
export function useSignIn(onDone: () => void = () => {}) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ username: '', password: '', captcha: '' })
  const [remember, setRemember] = useState(false)
  const [byTicket, setByTicket] = useState(false)
  const [captchaTurn, setCaptchaTurn] = useState(0)
  const needsCaptcha = captchaTurn > 0
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const remembered = rememberedHere()
    if (!remembered?.username) return
    setValues({ username: remembered.username, password: mask, captcha: '' })
    setByTicket(true)
    setRemember(true)
  }, [])

  function set(name: Name, value: string): void {
    // The mask is no password: whoever edits it types one, and another user has no ticket here.
    const dropsTicket = byTicket && name !== 'captcha'
    const typed = dropsTicket && name === 'password' ? value.replaceAll('•', '') : value
    setValues(before => ({ ...before, ...(dropsTicket ? { password: '' } : {}), [name]: typed }))
    if (dropsTicket) setByTicket(false)
    setFaults(({ [name]: _mended, form: _old, ...others }) => others)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const asked = fields.filter(name => name !== 'captcha' || needsCaptcha)
    const empty = asked.filter(name => values[name].trim() === '')
    setFaults(Object.fromEntries(empty.map(name => [name, t('field.required')])))
    if (empty.length > 0) return focusFirstFault(form.current)
    setBusy(true)
    try {
      const slider = await solveSlider()
      if (!slider) return
      const answer = await call('session.login', {
        username: values.username.trim(),
        ...(byTicket ? { password: '', ticket: true } : { password: values.password.trim() }),
        type: 'username',
        remember,
        ...(needsCaptcha ? { captcha: values.captcha.trim() } : {}),
        ...slider,
      })
      await enterWith(answer)
      onDone()
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }

  function refused(error: unknown): void {
    setFaults(faultsOf(error, fields, t))
    const flagged = error instanceof ApiError && (error.detail.captcha ?? false)
    if (flagged || needsCaptcha) {
      setValues(before => ({ ...before, captcha: '' }))
      setCaptchaTurn(turn => turn + 1)
    }
    if (byTicket) {
      setByTicket(false)
      setValues(before => ({ ...before, password: '' }))
    }
    focusFirstFault(form.current)
  }

  return { form, values, set, faults, captchaTurn, remember, setRemember, busy, submit }
}
