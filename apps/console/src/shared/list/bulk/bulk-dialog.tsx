import { type SelectableList, sumIsTyped } from '@baize/api/schemas/operator/selections/bulk-acts'
import { Field } from '@baize/ui/field.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../acts/act-dialog.tsx'
import { call } from '../../api/call.ts'
import { errorText } from '../../api/error-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Amount } from '../../look/amount.tsx'
import classes from './bulk.module.css'
import type { BulkAct } from './bulk-act.ts'
import { RunOutcome } from './run-outcome.tsx'

/** Rows that are meant: those of a list, as it is asked, or some of them. */
export interface BulkRows {
  list: SelectableList
  query: string
  ids?: string[]
}

interface Props {
  act: BulkAct
  rows: BulkRows
  onClose: () => void
  /** The act has begun: the rows need no ticks any more. */
  onDone: () => void
}

/** Asks for one act on many rows: how many and what they sum to, what the act takes, and then how far it has come. */
export function BulkDialog({ act, rows, onClose, onDone }: Props) {
  const [asked, setAsked] = useState(rows)
  const [run, setRun] = useState<string | null>(null)
  if (run !== null)
    return (
      <RunOutcome
        title={act.title}
        run={run}
        onAgain={ids => {
          setAsked({ ...rows, ids })
          setRun(null)
        }}
        onClose={() => {
          onDone()
          onClose()
        }}
      />
    )
  return <AskBulk key={asked.ids?.join()} {...{ act, rows: asked, onClose }} onBegun={setRun} />
}

function AskBulk({ act, rows, onClose, onBegun }: Omit<Props, 'onDone'> & { onBegun: (run: string) => void }) {
  const t = useText()
  const { operation, title, effect, isDangerous = false, Fields } = act
  const [input, setInput] = useState<Record<string, unknown> | null>(Fields ? null : {})
  const [typed, setTyped] = useState('')
  const selection = useQuery({
    queryKey: ['selections.freeze', rows],
    queryFn: () => call('selections.freeze', rows),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    retry: false,
  })
  const { id, count = 0, sum = '0' } = selection.data ?? {}
  const mustType = sumIsTyped(rows.list)
  const sumText = typed.replace(/[,\s]/g, '')
  return (
    <ActDialog
      title={t(title)}
      effect={
        selection.isError ? (
          <p className={classes.error} role="alert">
            {errorText(selection.error, t)}
          </p>
        ) : !selection.data ? (
          <Skeleton />
        ) : (
          <>
            {t(effect, { count })} {t(mustType ? 'bulk.sum' : 'bulk.hold')} <Amount of={sum} />
          </>
        )
      }
      button={t(title)}
      isDangerous={isDangerous}
      isReady={id !== undefined && count > 0 && input !== null && (!mustType || sumText !== '')}
      act={async ({ reason }) => {
        const given = { id: id!, operation, input: input!, reason, ...(mustType && { sum: sumText }) }
        onBegun((await call('selections.run', given)).run)
        return { staysOpen: true }
      }}
      onClose={onClose}
    >
      {faults => (
        <>
          {Fields && <Fields onChange={setInput} faults={faults} />}
          {mustType && (
            <Field
              label={t('bulk.typeSum')}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              error={faults.sum}
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </>
      )}
    </ActDialog>
  )
}
