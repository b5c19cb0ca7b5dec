import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { CopyId } from '../../shared/look/copy-id.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { Changes } from '../../shared/story/changes.tsx'
import { Facts } from '../../shared/story/facts.tsx'
import { Failed } from '../../shared/story/failed.tsx'
import { RowPanel } from '../../shared/story/row-panel.tsx'
import { Section } from '../../shared/story/section.tsx'

type Entry = ResponseOf<'audit.entry'>

/** An entry with everything that was noted, and each field that it changed. */
export function EntryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useQuery({
    queryKey: ['audit.entry', id],
    queryFn: ({ signal }) => call('audit.entry', { id }, { signal }),
  })
  if (read.isError)
    return (
      <RowPanel title={id} onClose={onClose}>
        <Failed read={read} />
      </RowPanel>
    )
  if (!read.data) return <RowPanel title={id} onClose={onClose} isLoading />
  return (
    <RowPanel title={read.data.action} onClose={onClose}>
      <Story entry={read.data} />
    </RowPanel>
  )
}

function Story({ entry }: { entry: Entry }) {
  const t = useText()
  const { id, at, actor, subject, reason, approvedBy, detail, differences, previousHash, hash } = entry
  const noted = Object.entries(detail)
  return (
    <>
      <Facts
        of={[
          [t('audit.at'), <Moment key="at" at={at} isLong />],
          [t('audit.actor'), actor],
          [t('audit.subject'), <CopyId key="subject" id={subject} />],
          [t('act.reason'), reason],
          [t('audit.approvedBy'), approvedBy],
        ]}
      />
      {differences && (
        <Section title={t('audit.changes')}>
          {differences.length === 0 ? (
            <p>{t('audit.noChanges')}</p>
          ) : (
            <Changes
              before={Object.fromEntries(differences.map(({ field, before }) => [field, before]))}
              after={Object.fromEntries(differences.map(({ field, now }) => [field, now]))}
            />
          )}
        </Section>
      )}
      {noted.length > 0 && (
        <Section title={t('audit.noted')}>
          <Facts of={noted.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])} />
        </Section>
      )}
      <Section title={t('audit.chain')}>
        <Facts
          of={[
            [t('audit.entry'), id],
            [t('audit.hash'), <CopyId key="hash" id={hash} />],
            [t('audit.previousHash'), previousHash === '' ? null : <CopyId key="previous" id={previousHash} />],
          ]}
        />
      </Section>
    </>
  )
}
