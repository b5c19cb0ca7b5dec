import { DialogButton } from '../../../../shared/acts/dialog-button.tsx'
import type { FileHead } from '../../file/use-file.ts'
import { MoveDialog } from './move-dialog.tsx'

/** Opens the move to another upline, where none waits. */
export const MoveButton = ({ head }: { head: FileHead }) =>
  head.move ? null : (
    <DialogButton text="memberActs.move" operation="members.move">
      {close => <MoveDialog head={head} onClose={close} />}
    </DialogButton>
  )
