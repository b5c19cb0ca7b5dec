import type { BookSettings } from '@baize/api/studio/sports/bets'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useState } from 'react'
import { usePage, usePicture } from '../context.ts'
import { oddsOf } from '../odds/odds-words.ts'
import { stakeText, stakeUnits } from '../slip/stakes.ts'

const formats: readonly BookSettings['oddsFormat'][] = [
  ...(['decimal', 'hongkong', 'malay', 'indonesian', 'american', 'fractional'] as const),
]
const exampleMilli = 1_905
const mostQuick = 6

/** How the member likes the book; it is kept with the member. */
export function SettingsPage() {
  const { t, desk, settings } = usePage()
  const { oddsFormat, showsChance, policy, view, timeZone } = usePicture(settings)
  const change = (changed: Partial<BookSettings>) => void desk.change(changed)
  return (
    <div className="settings-page">
      <h2>{t('nav.settings')}</h2>
      <Select
        label={t('settings.format')}
        value={oddsFormat}
        options={formats.map(format => [
          format,
          t('settings.formatOf', { name: t(`settings.formats.${format}`), odds: oddsOf(exampleMilli, format) }),
        ])}
        onChoose={format => change({ oddsFormat: format })}
      />
      <Select
        label={t('settings.policy')}
        value={policy}
        options={(['better', 'none', 'any'] as const).map(each => [each, t(`settings.policies.${each}`)])}
        onChoose={each => change({ policy: each })}
      />
      <p className="hint">{t('settings.policyHint')}</p>
      <Select
        label={t('settings.view')}
        value={view}
        options={(['european', 'asian'] as const).map(each => [each, t(`settings.views.${each}`)])}
        onChoose={each => change({ view: each })}
      />
      <Select
        label={t('settings.zone')}
        value={timeZone}
        options={(['browser', 'brand', 'gmt'] as const).map(each => [each, t(`settings.zones.${each}`)])}
        onChoose={each => change({ timeZone: each })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={showsChance}
          onChange={event => change({ showsChance: event.currentTarget.checked })}
        />
        {t('settings.chance')}
      </label>
      <QuickStakesForm onSave={quickStakesUnits => change({ quickStakesUnits })} />
    </div>
  )
}

function QuickStakesForm({ onSave }: { onSave(units: string[]): void }) {
  const { t, settings } = usePage()
  const { quickStakesUnits } = usePicture(settings)
  const [text, setText] = useState(() => quickStakesUnits.map(stakeText).join(' '))
  const typed = text.split(/\s+/).filter(Boolean)
  const units = typed.map(stakeUnits)
  const isGood = units.length > 0 && units.length <= mostQuick && units.every(each => each !== null)
  return (
    <form
      className="quick-form"
      onSubmit={event => {
        event.preventDefault()
        if (isGood) onSave(units.map(String))
      }}
    >
      <Field
        label={t('settings.quick')}
        hint={t('settings.quickHint')}
        error={isGood ? undefined : t('settings.quickFault')}
        inputMode="decimal"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!isGood}>
        {t('settings.save')}
      </Button>
    </form>
  )
}
