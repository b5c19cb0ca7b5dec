import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { type TextKey, useText } from '../../shared/i18n/use-text.ts'
import { Moment } from '../../shared/look/moment.tsx'
import { Changes } from '../../shared/story/changes.tsx'
import { Facts } from '../../shared/story/facts.tsx'
import { Failed } from '../../shared/story/failed.tsx'
import { RowPanel } from '../../shared/story/row-panel.tsx'
import { Section } from '../../shared/story/section.tsx'
import { type ApprovalActName, ApprovalDialog } from './approval-dialog.tsx'
import { ApprovalState } from './approval-state.tsx'
import classes from './approvals.module.css'
import { TakeUnmasked } from './take-unmasked.tsx'

type Approval = ResponseOf<'approvals.get'>

const titles: Record<ApprovalActName, TextKey> = {
  'approvals.cancel': 'approvals.cancel',
  'approvals.refuse': 'approvals.refuse',
  'approvals.approve': 'approvals.approve',
}

/** A request with all that it would change, then and now, and the outcome of it. */
export function ApprovalPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useQuery({
    queryKey: ['approvals.get', id],
    queryFn: ({ signal }) => call('approvals.get', { id }, { signal }),
  })
  if (read.isError)
    return (
      <RowPanel title={id} onClose={onClose}>
        <Failed read={read} />
      </RowPanel>
    )
  if (!read.data) return <RowPanel title="" onClose={onClose} isLoading />
  return <Loaded approval={read.data} onClose={onClose} />
}

function Loaded({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useText()
  const [act, setAct] = useState<ApprovalActName | null>(null)
  const [result, setResult] = useState<unknown>(null)
  const { id, operation, subject, reason, state, requestedBy, requestedAt, expiresAt, isOwn, mayDecide, preview, now } =
    approval
  const acts: ApprovalActName[] =
    state !== 'OPEN' ? [] : isOwn ? ['approvals.cancel'] : mayDecide ? ['approvals.refuse', 'approvals.approve'] : []
  const shown = state === 'OPEN' && now ? now : preview
  return (
    <RowPanel
      title={
        <>
          {operation} <ApprovalState of={state} />
        </>
      }
      onClose={onClose}
      acts={
        acts.length > 0 &&
        acts.map((name, at) => (
          <Button key={name} size="small" look={at === 1 ? 'main' : 'plain'} onClick={() => setAct(name)}>
            {t(titles[name])}
          </Button>
        ))
      }
    >
      {result !== null && (
        <Section title={t('approvals.result')}>
          <p className={classes.result}>{JSON.stringify(result)}</p>
        </Section>
      )}
      <Facts
        of={[
          [t('approvals.subject'), subject],
          [t('act.reason'), reason],
          [t('approvals.requestedBy'), requestedBy],
          [t('approvals.requestedAt'), <Moment key="at" at={requestedAt} isLong />],
          [t('approvals.expiresAt'), <Moment key="until" at={expiresAt} isLong />],
          [t('corrections.decidedBy'), approval.decidedBy],
          [t('corrections.decidedAt'), approval.decidedAt && <Moment key="decided" at={approval.decidedAt} isLong />],
          [t('approvals.decisionReason'), approval.decisionReason],
        ]}
      />
      {operation === 'lists.askUnmasked' && state === 'DONE' && isOwn && <TakeUnmasked approval={id} />}
      {approval.refusal && (
        <p className={classes.moved} role="alert">
          {t('approvals.wouldFail', { code: approval.refusal })}
        </p>
      )}
      {approval.differences.length > 0 && (
        <Section title={t('approvals.moved')}>
          <Changes
            before={Object.fromEntries(approval.differences.map(({ field, before }) => [field, before]))}
            after={Object.fromEntries(approval.differences.map(({ field, now: is }) => [field, is]))}
          />
        </Section>
      )}
      <Section title={t('approvals.changes')}>
        <Changes before={shown.before} after={shown.after} />
      </Section>
      <Section title={t('approvals.input')}>
        <Facts
          of={Object.entries(approval.input).map(
            ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
          )}
        />
      </Section>
      {act && (
        <ApprovalDialog
          name={act}
          id={id}
          operation={operation}
          subject={subject}
          onDone={setResult}
          onClose={() => setAct(null)}
        />
      )}
    </RowPanel>
  )
}
