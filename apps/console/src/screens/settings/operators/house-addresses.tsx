import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AddressField, useAddresses } from './address-field.tsx'

type House = ResponseOf<'operators.addresses'>

/** A button that shows the addresses from which the console answers, and asks for others. */
export function HouseAddresses() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const house = useQuery({ queryKey: ['operators.addresses'], queryFn: () => call('operators.addresses', {}) })
  return (
    <>
      <Button size="small" disabled={!house.data} onClick={() => setOpen(true)}>
        {t('addresses.button')}
      </Button>
      {isOpen && house.data && <HouseDialog house={house.data} onClose={() => setOpen(false)} />}
    </>
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
