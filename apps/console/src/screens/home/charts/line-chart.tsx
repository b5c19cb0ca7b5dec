import 'uplot/dist/uPlot.min.css'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import UPlot from 'uplot'
import { boot } from '../../../shared/api/boot.ts'
import { localeTag } from '../../../shared/i18n/language.ts'

interface Props {
  timeLabel: string
  /** Seconds of the epoch. */
  times: readonly number[]
  lines: readonly { label: string; values: readonly number[] }[]
  step: 'hour' | 'day'
}

const height = 220
const hourSeconds = 3_600
const daySeconds = 86_400
const steps = {
  hour: [1, 2, 3, 6, 12].map(count => count * hourSeconds),
  day: [1, 2, 5, 7, 10, 15].map(count => count * daySeconds),
}
const written: Record<Props['step'], Intl.DateTimeFormatOptions> = {
  hour: { hour: '2-digit', minute: '2-digit', hour12: false },
  day: { day: 'numeric', month: 'short' },
}
/** Tokens in which the lines are drawn, one after the other. */
const colours = ['--accent', '--gain']

const token = (name: string) => () => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

function onTheme(listener: () => void): () => void {
  const changes = new MutationObserver(listener)
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => changes.disconnect()
}
const useTheme = () => useSyncExternalStore(onTheme, () => document.documentElement.dataset.theme)

/** Lines over time by the clock of the brand. */
export default function LineChart({ timeLabel, times, lines, step }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<UPlot>(null)
  const data = [times, ...lines.map(({ values }) => values)] as unknown as UPlot.AlignedData
  const theme = useTheme()
  const labels = lines.map(({ label }) => label).join('|')
  const make = useEffectEvent(
    (into: HTMLElement) => new UPlot(optionsOf({ timeLabel, lines, step }, into.clientWidth), data, into),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart is made anew for other lines, steps and colours alone
  useEffect(() => {
    const into = frame.current
    if (!into) return
    const made = make(into)
    chart.current = made
    const sizes = new ResizeObserver(() => made.setSize({ width: into.clientWidth, height }))
    sizes.observe(into)
    return () => {
      sizes.disconnect()
      made.destroy()
    }
  }, [labels, step, theme])
  useEffect(() => chart.current?.setData(data))
  return <div ref={frame} />
}

function optionsOf({ timeLabel, lines, step }: Omit<Props, 'times'>, width: number): UPlot.Options {
  const timeZone = boot.timeZone
  const times = new Intl.DateTimeFormat(localeTag(), { ...written[step], timeZone })
  const short = new Intl.NumberFormat(localeTag(), { notation: 'compact', maximumFractionDigits: 1 })
  const long = new Intl.NumberFormat(localeTag(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const at = (seconds: number) => times.format(new Date(seconds * 1_000))
  const axis: UPlot.Axis = {
    stroke: token('--text-soft'),
    grid: { stroke: token('--line'), width: 1 },
    ticks: { stroke: token('--line'), width: 1 },
    font: `11px ${getComputedStyle(document.body).fontFamily}`,
  }
  return {
    ...{ width, height, tzDate: seconds => UPlot.tzDate(new Date(seconds * 1_000), timeZone) },
    cursor: { drag: { x: false, y: false } },
    axes: [
      { ...axis, incrs: steps[step], space: 56, values: (_chart, splits) => splits.map(at) },
      { ...axis, size: 56, values: (_chart, splits) => splits.map(value => short.format(value)) },
    ],
    series: [
      { label: timeLabel, value: (_chart, seconds) => (seconds === null ? '–' : at(seconds)) },
      ...lines.map(({ label }, line) => ({
        ...{ label, stroke: token(colours[line]!), width: 2 },
        points: { show: true, size: 4, fill: token(colours[line]!) },
        value: (_chart: UPlot, value: number | null) => (value === null ? '–' : long.format(value)),
      })),
    ],
  }
}
