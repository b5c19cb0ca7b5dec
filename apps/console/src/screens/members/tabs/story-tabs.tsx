import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Lines } from '../../../shared/story/lines.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { NoteDialog } from '../acts/note-dialog.tsx'
import type { TabOf } from '../file/use-file.ts'

/** Messages to the member, and which of them were read. */
export function MessagesTab({ rows }: { rows: TabOf<'messages'>['list'] }) {
  const t = useText()
  return (
    <PlainTable
      label={t('file.messages')}
      rows={rows}
      rowId={({ id }) => id}
      empty={t('file.noMessages')}
      columns={[
        { title: 'file.sentAt', cell: ({ sentAt }) => <Moment at={sentAt} /> },
        { title: 'file.topic', cell: ({ topic }) => topic },
        { title: 'file.title', cell: ({ title }) => title },
        { title: 'file.readAt', cell: ({ readAt }) => readAt && <Moment at={readAt} /> },
      ]}
    />
  )
}

/** Notes of operators about the member. A note is never changed. */
export function NotesTab({ id, rows }: { id: string; rows: TabOf<'notes'>['list'] }) {
  const t = useText()
  const may = useMay()
  const [isNew, setNew] = useState(false)
  return (
    <Section
      title={t('file.notes')}
      acts={
        may('members.note') && (
          <Button size="small" onClick={() => setNew(true)}>
            {t('notes.new')}
          </Button>
        )
      }
    >
      <Lines
        empty={t('notes.none')}
        of={rows.map(({ id: note, at, by, text }) => ({ id: note, head: by, text, at }))}
      />
      {isNew && <NoteDialog id={id} onClose={() => setNew(false)} />}
    </Section>
  )
}

/** The newest of everything. */
export function TimelineTab({ of: { list } }: { of: TabOf<'timeline'> }) {
  const t = useText()
  return (
    <Lines
      empty={t('file.noTimeline')}
      of={list.map(({ at, kind, subject, about }) => ({
        id: `${kind} ${subject} ${at}`,
        head: `${t(`timeline.${kind}`)} ${subject}`,
        text: about,
        at,
      }))}
    />
  )
}
