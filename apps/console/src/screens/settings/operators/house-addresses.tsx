import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { DialogButton } from '../../../shared/acts/dialog-button.tsx'
import { call } from '../../../shared/api/call.ts'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AddressField, useAddresses } from './address-field.tsx'

type House = ResponseOf<'operators.addresses'>

/** A button that shows the addresses from which the console answers, and asks for others. */
export function HouseAddresses() {
  const mayAsk = useMay()('operators.saveAddresses')
  const house = useQuery({
    queryKey: ['operators.addresses'],
    queryFn: () => call('operators.addresses', {}),
    enabled: mayAsk,
  })
  return (
    <DialogButton text="addresses.button" operation="operators.saveAddresses" disabled={!house.data}>
      {close => house.data && <HouseDialog house={house.data} onClose={close} />}
    </DialogButton>
  )
}

function HouseDialog({ house: { addresses: known, version, own }, onClose }: { house: House; onClose: () => void }) {
  const t = useText()
  const addresses = useAddresses(known)
  return (
    <ActDialog
      title={t('addresses.houseTitle')}
      effect={t('addresses.houseEffect', { own })}
      button={t('operators.ask')}
      act={({ reason }) => call('operators.saveAddresses', { addresses: addresses.list, version, reason })}
      onClose={onClose}
    >
      {faults => <AddressField of={addresses} faults={faults} />}
    </ActDialog>
  )
}
