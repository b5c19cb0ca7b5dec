import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Select } from '@baize/ui/select.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { DayFields, DayPresets } from './days/day-picker.tsx'
import { type Days, mostRecordDays } from './days/day-ranges.ts'
import classes from './filter-bar.module.css'

export interface FilterBarProps {
  days: Days
  today: string
  onDays: (days: Days) => void
  onReset: () => void
  onExport?: (() => void) | undefined
  isExporting?: boolean
  /** The same for programs. */
  onExportCsv?: (() => void) | undefined
  /** Choices beside the days. */
  children?: ReactNode
}

/** What a record shows: presets of days first, then days of one's own, then choices, reset and export. */
export function FilterBar({
  days,
  today,
  onDays,
  onReset,
  onExport,
  isExporting,
  onExportCsv,
  children,
}: FilterBarProps) {
  const t = useText()
  return (
    <div className={classes.bar}>
      <DayPresets days={days} today={today} onDays={onDays} />
      <div className={classes.fields}>
        <DayFields days={days} today={today} onDays={onDays} mostDays={mostRecordDays} />
        {children}
        <span className={classes.buttons}>
          <Button look="quiet" size="small" onClick={onReset}>
            {t('records.reset')}
          </Button>
          {onExport && (
            <Button size="small" busy={isExporting ?? false} onClick={onExport}>
              {!isExporting && <LateIcon name="download" size={15} />}
              {t('records.export')}
            </Button>
          )}
          {onExportCsv && (
            <Button look="quiet" size="small" onClick={onExportCsv}>
              {t('records.exportCsv')}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}

export interface ChoiceProps<T extends string> {
  label: string
  value: T | ''
  options: readonly (readonly [T, string])[]
  /** There is no choosing all of them. */
  isOne?: boolean
  onChoose: (value: T | '') => void
}

/** One of several, or all of them. */
export function Choice<T extends string>({ label, value, options, isOne = false, onChoose }: ChoiceProps<T>) {
  const t = useText()
  const all = isOne ? [] : [['', t('records.all')] as const]
  return (
    <Select<T | ''>
      look="small"
      className={classes.choice}
      options={[...all, ...options]}
      {...{ label, value, onChoose }}
    />
  )
}
