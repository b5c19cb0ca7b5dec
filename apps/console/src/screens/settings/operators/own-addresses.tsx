import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AddressField, useAddresses } from './address-field.tsx'
import type { OperatorRow } from './operators.tsx'

/** Asks for the addresses from which one operator is let in. */
export function OwnAddresses({ row, onClose }: { row: OperatorRow; onClose: () => void }) {
  const t = useText()
  const addresses = useAddresses(row.addresses)
  const { username, roles, version } = row
  return (
    <ActDialog
      title={t('addresses.title')}
      effect={t('addresses.ownEffect', { username })}
      button={t('operators.ask')}
      act={({ reason }) => call('operators.save', { username, roles, addresses: addresses.list, version, reason })}
      onClose={onClose}
    >
      {faults => <AddressField of={addresses} faults={faults} />}
    </ActDialog>
  )
}
