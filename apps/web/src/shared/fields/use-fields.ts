import type { FieldRule } from '@baize/api'
import { useLingui } from '@lingui/react'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useAction } from '../forms/use-action.ts'
import { useText } from '../i18n/use-text.ts'
import { type Faults, faultsOf, focusFirstFault } from './faults.ts'
import { checkPass, fillBounds, ruleFault } from './field-rules.ts'

export interface FieldsOptions<N extends string> {
  /** Fields of the form in their order, with the rule of each. A rule that is off takes its field away. */
  rules: Partial<Record<N, FieldRule>>
  names: readonly N[]
  initial?: Partial<Record<N, string>>
  /** Sends the form. What it throws is shown at the fields. */
  send: (values: Record<N, string>) => Promise<void>
  /** What is wrong with a value beyond its rule. */
  judge?: (name: N, value: string) => string | undefined
  /** Told of a refusal, e.g. to draw another captcha. */
  onRefused?: () => void
}

/** A form under rules: values, hints, one fault a field, and sending it once at a time. */
export function useFields<N extends string>({ rules, names, initial = {}, send, judge, onRefused }: FieldsOptions<N>) {
  const t = useText()
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Partial<Record<N, string>>>(initial)
  const [faults, setFaults] = useState<Faults>({})
  const shown = names.filter(name => rules[name]?.enabled)
  const read = (name: N): string => values[name] ?? ''

  const { run, busy } = useAction(send, refusal => {
    setFaults(faultsOf(refusal, shown, t))
    onRefused?.()
  })

  const hint = (name: N): string => {
    const rule = rules[name]
    return rule ? fillBounds(i18n._(`pattern.${rule.patternId}`), rule) : ''
  }

  function check(name: N): string | undefined {
    const rule = rules[name]
    if (!rule?.enabled) return undefined
    const fault = ruleFault(rule, read(name))
    if (fault === 'required') return t('field.required')
    if (fault === 'long') return t('field.tooLong', { max: rule.maxLength, length: [...read(name)].length })
    const first = name === 'confirmPassword' ? 'password' : name === 'confirmNewPassword' ? 'newPassword' : null
    if (first && !checkPass(read(first as N), read(name))) return t('field.passwordsDiffer')
    return fault ? hint(name) : judge?.(name, read(name))
  }

  const checkAll = (some: readonly N[]): Faults =>
    Object.fromEntries(some.flatMap(name => (check(name) ? [[name, check(name)]] : [])))

  function set(name: N, value: string): void {
    setValues(before => ({ ...before, [name]: value }))
    setFaults(({ [name]: _mended, form: _old, ...others }) => others)
  }

  /** Shows a field's fault at once; false when it has one. */
  function checkNow(name: N): boolean {
    const fault = check(name)
    setFaults(before => ({ ...before, [name]: fault }))
    return fault === undefined
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const found = checkAll(shown)
    setFaults(found)
    if (Object.keys(found).length > 0) return focusFirstFault(form.current)
    await run(Object.fromEntries(names.map(name => [name, read(name)])) as Record<N, string>)
    focusFirstFault(form.current)
  }

  return {
    form,
    busy,
    shown,
    faults,
    value: read,
    submit,
    set,
    checkNow,
    /** Everything that a text field of the kit needs. */
    bind: (name: N) => ({
      name,
      required: rules[name]?.required ?? false,
      value: read(name),
      error: faults[name],
      hint: hint(name),
      autoCapitalize: 'none' as const,
      spellCheck: false,
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
      onBlur: () => {
        if (read(name) !== '') checkNow(name)
      },
    }),
  }
}
