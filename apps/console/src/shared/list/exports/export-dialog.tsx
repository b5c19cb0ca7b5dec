import type { ExportedList } from '@baize/api/schemas/operator/exports/exported-lists'
import { Select } from '@baize/ui/select.tsx'
import { useState } from 'react'
import { ActDialog } from '../../acts/act-dialog.tsx'
import { Check } from '../../acts/check.tsx'
import { call } from '../../api/call.ts'
import { useMay } from '../../api/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import classes from './export-dialog.module.css'
import { save, type TakenOut, takeOut } from './take-out.ts'

interface Props {
  list: ExportedList
  /** What the list is shown by. */
  asked: Record<string, string | undefined>
  onClose: () => void
}

/** Takes the list that is shown out as a file, every row of it. A file that was cut off is said to be one, and not saved unasked. */
export function ExportDialog({ list, asked, onClose }: Props) {
  const t = useText()
  const may = useMay()
  const [kind, setKind] = useState<'lists.csv' | 'lists.sheet'>('lists.csv')
  const [isUnmasked, setUnmasked] = useState(false)
  const [cut, setCut] = useState<TakenOut | null>(null)
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return (
    <ActDialog
      title={t('export.title')}
      effect={t(isUnmasked ? 'export.unmaskedEffect' : 'export.effect')}
      button={t(isUnmasked ? 'operators.ask' : cut ? 'export.again' : 'export.title')}
      act={async ({ reason }) => {
        if (isUnmasked) return call('lists.askUnmasked', { list, query, reason })
        const taken = await takeOut(kind, { list, query, reason })
        setCut(taken.isWhole ? null : taken)
        if (taken.isWhole) save(taken)
        return { staysOpen: !taken.isWhole }
      }}
      onClose={onClose}
    >
      <Select
        label={t('export.format')}
        value={kind}
        options={[
          ['lists.csv', 'CSV'],
          ['lists.sheet', 'XLSX'],
        ]}
        onChoose={setKind}
      />
      {may('lists.askUnmasked') && <Check label={t('export.unmasked')} isOn={isUnmasked} onChange={setUnmasked} />}
      {cut && (
        <p className={classes.cut} role="alert">
          {t('export.cut')}{' '}
          <button type="button" onClick={() => save({ ...cut, name: `incomplete-${cut.name}` })}>
            {t('export.saveCut')}
          </button>
        </p>
      )}
    </ActDialog>
  )
}
