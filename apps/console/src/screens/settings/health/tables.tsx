import { useText } from '../../../shared/i18n/use-text.ts'
import { Age } from '../../../shared/look/age.tsx'
import { Badge } from '../../../shared/look/badge.tsx'
import { countText } from '../../../shared/look/figure.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { Section } from '../../../shared/story/section.tsx'
import type { HealthAnswer } from './cards.tsx'
import { sizeText } from './size-text.ts'

/** Readers that add up play and money, with how much each has not taken yet. */
export function ReaderTable({ of }: { of: HealthAnswer['readers'] }) {
  const t = useText()
  return (
    <Section title={t('health.readers')}>
      <PlainTable
        label={t('health.readers')}
        rows={of}
        rowId={({ name, reads }) => `${reads} ${name}`}
        empty={t('health.none')}
        columns={[
          { title: 'health.reader', cell: ({ name }) => name },
          { title: 'health.reads', cell: ({ reads }) => t(`health.reads.${reads}`) },
          { title: 'health.behind', align: 'end', cell: ({ behind }) => countText(behind) },
          { title: 'health.behindSince', cell: ({ since }) => since && <Age of={since} /> },
        ]}
      />
    </Section>
  )
}

export function ProviderTable({ of }: { of: HealthAnswer['providers'] }) {
  const t = useText()
  return (
    <Section title={t('health.providers')}>
      <PlainTable
        label={t('health.providers')}
        rows={of}
        rowId={({ code }) => code}
        empty={t('health.none')}
        columns={[
          { title: 'health.provider', cell: ({ code, name }) => `${name} (${code})` },
          {
            title: 'jobs.state',
            cell: ({ enabled }) => (
              <Badge tone={enabled ? 'good' : 'warn'}>{t(enabled ? 'health.isOn' : 'health.isOff')}</Badge>
            ),
          },
          { title: 'health.lastList', cell: ({ list }) => list && <Moment at={list.readAt} isLong /> },
          { title: 'health.games', align: 'end', cell: ({ list }) => list && countText(list.gamesTaken) },
          { title: 'health.leftOut', align: 'end', cell: ({ list }) => list && countText(list.rowsLeftOut) },
        ]}
      />
    </Section>
  )
}

export function ProcessTable({ of }: { of: HealthAnswer['processes'] }) {
  const t = useText()
  return (
    <Section title={t('health.processes')}>
      <PlainTable
        label={t('health.processes')}
        rows={of}
        rowId={({ name, startedAt }) => `${name} ${startedAt}`}
        empty={t('health.none')}
        columns={[
          { title: 'jobs.process', cell: ({ name }) => name },
          { title: 'health.role', cell: ({ role }) => role },
          {
            title: 'jobs.state',
            cell: ({ isThis, isSilent }) => (
              <Badge tone={isSilent ? 'warn' : 'good'}>
                {t(isSilent ? 'health.silent' : isThis ? 'health.answersThis' : 'health.alive')}
              </Badge>
            ),
          },
          { title: 'health.version', cell: ({ version }) => version },
          { title: 'health.memory', align: 'end', cell: ({ memoryBytes }) => sizeText(memoryBytes) },
          { title: 'health.uptime', cell: ({ startedAt }) => <Age of={startedAt} /> },
          { title: 'health.seen', cell: ({ seenAt }) => <Moment at={seenAt} isLong /> },
        ]}
      />
    </Section>
  )
}
