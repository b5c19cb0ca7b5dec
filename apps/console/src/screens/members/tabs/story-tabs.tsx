import { DialogButton } from '../../../shared/acts/dialog-button.tsx'
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
  return (
    <Section
      title={t('file.notes')}
      acts={
        <DialogButton text="notes.new" operation="members.note">
          {close => <NoteDialog id={id} onClose={close} />}
        </DialogButton>
      }
    >
      <Lines
        empty={t('notes.none')}
        of={rows.map(({ id: note, at, by, text }) => ({ id: note, head: by, text, at }))}
      />
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
