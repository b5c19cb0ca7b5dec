import { type ClosureKind, type ClosureLength, closureKinds, closureLengths } from '@baize/api/protection'
import { Select } from '@baize/ui/select.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FileHead } from '../file/use-file.ts'

interface Props {
  head: FileHead
  onClose: () => void
}

/** Sends a link for a new password to the address that the member has proven; nobody of the house types one. */
export function SendReset({ head: { id, account }, onClose }: Props) {
  const t = useText()
  return (
    <ActDialog
      title={t('memberActs.sendReset')}
      effect={t('memberActs.sendResetEffect', { account })}
      button={t('memberActs.sendReset')}
      act={({ reason }) => call('members.sendReset', { id, reason })}
      onClose={onClose}
    />
  )
}

/** Ends every session of the member. */
export function SignOut({ head: { id, account }, onClose }: Props) {
  const t = useText()
  return (
    <ActDialog
      title={t('memberActs.signOut')}
      effect={t('memberActs.signOutEffect', { account })}
      button={t('memberActs.signOut')}
      act={({ reason }) => call('members.signOut', { id, reason })}
      onClose={onClose}
    />
  )
}

/** Begins a break or an exclusion for the member, or lengthens theirs. Nothing here ever shortens one. */
export function Exclude({ head: { id, account }, onClose }: Props) {
  const t = useText()
  const [kind, setKind] = useState<ClosureKind>('TIMEOUT')
  const [length, setLength] = useState<ClosureLength>(closureLengths.TIMEOUT[0])
  const choose = (next: ClosureKind) => {
    setKind(next)
    setLength(closureLengths[next][0])
  }
  return (
    <ActDialog
      title={t('memberActs.exclude')}
      effect={t('memberActs.excludeEffect', { account })}
      button={t('memberActs.exclude')}
      isDangerous
      act={({ reason }) => call('members.exclude', { id, kind, length, reason })}
      onClose={onClose}
    >
      <Select
        label={t('file.closure')}
        value={kind}
        options={closureKinds.map(each => [each, t(`closure.${each}`)] as const)}
        onChoose={choose}
      />
      <Select
        label={t('memberActs.length')}
        value={length}
        options={closureLengths[kind].map(each => [each as ClosureLength, t(`closure.length.${each}`)] as const)}
        onChoose={setLength}
      />
    </ActDialog>
  )
}
