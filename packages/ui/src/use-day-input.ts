import type { ChangeEvent, KeyboardEvent } from 'react'
import { useEffect, useId, useState } from 'react'
import type { CalendarWords } from './day-calendar.tsx'
import { type DayBounds, isWithin, readDay } from './day-text.ts'

/** What is wrong with a typed day: it is none, or none that may be chosen. */
export type DayFault = 'form' | 'bounds'

export interface DayWords extends CalendarWords {
  /** How a day is written, such as YYYY-MM-DD. */
  format: string
  /** Names the button that opens the calendar. */
  open: string
  fault: (fault: DayFault, bounds: DayBounds) => string
  /** Said where the calendar could not be loaded. */
  failed: string
  retry: string
}

interface DayInput extends DayBounds {
  /** Empty while no day is chosen. */
  value: string
  /** Changes with every choice that is made elsewhere, also of the same day. */
  chosen?: unknown
  onDay: (day: string) => void
  /** It belongs to a form: nothing is a choice too, and a fault goes on to where the form is checked. */
  ofForm?: boolean
}

const isWhole = (text: string): boolean => /^(\d{8}|\d{4}\D\d{2}\D\d{2})$/.test(text)

/** A field in which a day is typed. A whole day counts at once, a shorter form of it when the field is left or with Enter. */
export function useDayInput({ value, chosen, min, max, onDay, ofForm = false }: DayInput, words: DayWords) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [fault, setFault] = useState<DayFault | null>(null)
  const bounds = { min, max }
  const faultOf = (text: string): DayFault | null => {
    const day = readDay(text)
    if (day === null) return 'form'
    return isWithin(day, bounds) ? null : 'bounds'
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day chosen elsewhere stands in the place of what was typed
  useEffect(() => {
    setDraft(null)
    setFault(null)
  }, [value, chosen])

  /** A form takes what it is given and its send refuses it; elsewhere only days that may be chosen count. */
  function take(text: string): void {
    const isNothing = ofForm && text.trim() === ''
    const found = isNothing ? null : faultOf(text)
    const day = readDay(text) ?? text.trim()
    setFault(found)
    if (found && !ofForm) return
    setDraft(null)
    if (day !== value) onDay(day)
  }

  function leave(): void {
    if (draft === null) return
    if (draft.trim() !== '' || ofForm) {
      take(draft)
      return
    }
    setDraft(null)
    setFault(null)
  }

  const shown = fault ?? (draft === null && value !== '' ? faultOf(value) : null)
  const message = shown && words.fault(shown, bounds)
  return {
    id,
    message,
    input: {
      id,
      type: 'text',
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      placeholder: words.format,
      value: draft ?? value,
      'aria-invalid': shown ? true : undefined,
      'aria-describedby': shown ? `${id}-note` : undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setDraft(target.value)
        if (isWhole(target.value)) take(target.value)
        else setFault(null)
      },
      onBlur: leave,
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Enter') leave()
      },
    },
  }
}
