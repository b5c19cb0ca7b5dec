import type { Difference } from '@baize/game-kit/rounds/compare'
import { Definitions } from '../definitions.tsx'

type Verdict<Check extends string> =
  | { ok: true; passed: readonly Check[] }
  | { ok: false; passed: readonly Check[]; difference: Difference & { check: Check } }

interface ChecksProps<Check extends string> {
  /** All checks, in their order. */
  checks: readonly Check[]
  verdict: Verdict<Check>
  words: { check(name: Check): string; expected: string; actual: string }
}

/** This browser's verdict on a record that it worked out again, check by check. */
export function Checks<Check extends string>({ checks, verdict, words }: ChecksProps<Check>) {
  return (
    <>
      <ul className="checks">
        {checks.map(check => {
          const isBad = !verdict.ok && verdict.difference.check === check
          const mark = isBad ? '✗' : verdict.passed.includes(check) || verdict.ok ? '✓' : '–'
          return (
            <li key={check} className={isBad ? 'is-bad' : mark === '✓' ? 'is-good' : 'is-open'}>
              {mark} {words.check(check)}
            </li>
          )
        })}
      </ul>
      {!verdict.ok && (
        <Definitions
          rows={[
            [words.expected, <code key="e">{told(verdict.difference.expected)}</code>],
            [words.actual, <code key="a">{told(verdict.difference.actual)}</code>],
          ]}
        />
      )}
    </>
  )
}

const told = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
