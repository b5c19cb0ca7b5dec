import { useRef, useState } from 'react'
import { usePage } from '../context.ts'
import { twoDigitNumbers } from '../picks/controls.ts'
import { numbersBetween } from '../picks/two-digits.ts'

/** Adds the numbers from one to another with the same head or the same tail. */
export function RangeTool({ onAdd }: { onAdd(numbers: readonly string[]): void }) {
  const quick = usePage().t
  const [from, setFrom] = useState('00')
  const [to, setTo] = useState('09')
  const first = useRef<HTMLSelectElement>(null)
  const apply = () => {
    const numbers = numbersBetween(from, to)
    first.current?.setCustomValidity(numbers ? '' : quick('quick.rangeHint'))
    if (numbers) onAdd(numbers)
    else first.current?.reportValidity()
  }
  const options = twoDigitNumbers.map(number => <option key={number}>{number}</option>)
  return (
    <span className="range">
      <select
        ref={first}
        aria-label={quick('quick.from')}
        value={from}
        onChange={event => setFrom(event.currentTarget.value)}
      >
        {options}
      </select>
      <span>–</span>
      <select aria-label={quick('quick.to')} value={to} onChange={event => setTo(event.currentTarget.value)}>
        {options}
      </select>
      <button type="button" className="tool-word" title={quick('quick.rangeHint')} onClick={apply}>
        {quick('quick.range')}
      </button>
    </span>
  )
}
