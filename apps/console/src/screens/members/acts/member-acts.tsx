import { Button, buttonClass } from '@baize/ui/button.tsx'
import { Menu } from '@baize/ui/menu.tsx'
import { type ComponentType, useState } from 'react'
import type { DeskCall } from '../../../shared/api/call.ts'
import { useMay } from '../../../shared/api/use-me.ts'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { NewCorrection } from '../../cashier/corrections/new-correction.tsx'
import type { FileHead } from '../file/use-file.ts'
import classes from './acts.module.css'
import { LockDialog } from './lock-dialog.tsx'
import { CancelMove } from './move/cancel-move.tsx'
import { MoveDialog } from './move/move-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { Exclude, SendReset, SignOut } from './plain-acts.tsx'

interface DialogProps {
  head: FileHead
  onClose: () => void
}
interface Act {
  name: DeskCall
  text: TextKey
  /** Left out where there is nothing to do. */
  isFor?: (head: FileHead) => boolean
  dialog: ComponentType<DialogProps>
}

const acts: readonly Act[] = [
  {
    name: 'members.note',
    text: 'notes.new',
    dialog: ({ head, onClose }) => <NoteDialog id={head.id} onClose={onClose} />,
  },
  {
    name: 'cashier.proposeCorrection',
    text: 'corrections.new',
    dialog: ({ head, onClose }) => <NewCorrection account={head.account} onClose={onClose} />,
  },
  { name: 'members.sendReset', text: 'memberActs.sendReset', dialog: SendReset },
  { name: 'members.signOut', text: 'memberActs.signOut', dialog: SignOut },
  { name: 'members.exclude', text: 'memberActs.exclude', dialog: Exclude },
  {
    name: 'members.move',
    text: 'memberActs.move',
    isFor: ({ move }) => move === null,
    dialog: MoveDialog,
  },
  {
    name: 'members.cancelMove',
    text: 'memberActs.cancelMove',
    isFor: ({ move }) => move !== null,
    dialog: CancelMove,
  },
  {
    name: 'members.unlock',
    text: 'lock.unlock',
    isFor: ({ locks }) => locks.length > 0,
    dialog: props => <LockDialog {...props} isLock={false} />,
  },
]
const lock: Act = { name: 'members.lock', text: 'lock.lock', dialog: props => <LockDialog {...props} isLock /> }

/** Offers what can be done about a member from wherever they are shown: the brake at once, the rest below a button. */
export function MemberActs({ head }: { head: FileHead }) {
  const t = useText()
  const may = useMay()
  const [act, setAct] = useState<Act | null>(null)
  const offered = acts.filter(({ name, isFor }) => may(name) && (isFor?.(head) ?? true))
  return (
    <>
      {offered.length > 0 && (
        <Menu
          label={t('memberActs.more')}
          side="end"
          className={buttonClass('plain', 'small')}
          face={t('memberActs.more')}
        >
          {close => (
            <div className={classes.menu}>
              {offered.map(each => (
                <button
                  key={each.name}
                  type="button"
                  onClick={() => {
                    close()
                    setAct(each)
                  }}
                >
                  {t(each.text)}
                </button>
              ))}
            </div>
          )}
        </Menu>
      )}
      {may('members.lock') && (
        <Button size="small" onClick={() => setAct(lock)}>
          {t('lock.lock')}
        </Button>
      )}
      {act && <act.dialog head={head} onClose={() => setAct(null)} />}
    </>
  )
}
