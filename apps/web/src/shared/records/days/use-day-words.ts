import type { DayWords } from '@baize/ui/use-day-input.ts'
import { useApp } from '../../app/use-app.ts'
import { localeTag } from '../../i18n/language.ts'
import { useText } from '../../i18n/use-text.ts'

/** What fields of days say, and how days are written in records. */
export function useDayWords(today: string): DayWords {
  const t = useText()
  const { language } = useApp()
  return {
    language: localeTag(language),
    format: 'YYYY-MM-DD',
    open: t('records.calendar'),
    previousMonth: t('records.previousMonth'),
    nextMonth: t('records.nextMonth'),
    fault(fault, { min, max }) {
      if (fault === 'form' || !max) return t('records.dayForm', { example: today })
      return min ? t('records.dayBetween', { min, max }) : t('records.dayUpTo', { max })
    },
    failed: t('error.partFailed'),
    retry: t('action.retry'),
  }
}
