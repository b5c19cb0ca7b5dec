import { i18n } from '../../../shared/i18n/language.ts'
import type { Texts } from '../../../shared/i18n/use-text.ts'

/** The work of a job in a line; its name where nobody has described it. */
export function jobWork(name: string, t: Texts): string {
  const key = `jobs.work.${name}`
  return Object.hasOwn(i18n.messages, key) ? t(key as 'jobs.work.money-check') : name
}

const two = (figure: string | undefined) => (figure ?? '0').padStart(2, '0')

/** A schedule in words, for the forms in use: each minute, some minutes, an hour or a day. */
export function scheduleText(cron: string, t: Texts): string {
  const [minute = '', hour = ''] = cron.split(' ')
  if (hour !== '*') return t('jobs.daily', { at: `${two(hour)}:${two(minute)}` })
  if (minute === '*') return t('jobs.eachMinute')
  if (minute.startsWith('*/')) return t('jobs.eachMinutes', { count: Number(minute.slice(2)) })
  return t('jobs.hourly', { minute: two(minute) })
}

const secondMs = 1_000
const minuteMs = 60_000

/** Writes how long a run took: milliseconds, seconds or minutes, whichever says it shortly. */
export function tookText(ms: number, t: Texts): string {
  if (ms < secondMs) return t('invariants.ms', { ms })
  if (ms < minuteMs) return t('jobs.seconds', { seconds: (ms / secondMs).toFixed(1) })
  return t('jobs.minutes', { minutes: (ms / minuteMs).toFixed(1) })
}

/** Writes what a run told of its work, name by name. */
export const didText = (did: Record<string, unknown> | null): string =>
  Object.entries(did ?? {})
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' · ')
