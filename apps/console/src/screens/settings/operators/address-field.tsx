import { useState } from 'react'
import { TextArea } from '../../../shared/acts/text-area.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'

/** A list of addresses as it is typed, one a line, and as it is sent. */
export function useAddresses(known: readonly string[]) {
  const [text, setText] = useState(known.join('\n'))
  return { text, setText, list: text.split(/[\s,;]+/).filter(each => each !== '') }
}

interface Props {
  of: ReturnType<typeof useAddresses>
  faults: Record<string, string>
}

/** Addresses and ranges, one a line. A fault names the line that it is about. */
export function AddressField({ of: { text, setText, list }, faults }: Props) {
  const t = useText()
  const fault = Object.entries(faults).find(([field]) => field.startsWith('addresses'))
  const wrong = fault && list[Number(fault[0].split('.')[1])]
  return (
    <TextArea
      label={t('addresses.field')}
      rows={5}
      value={text}
      onChange={setText}
      hint={t('addresses.hint')}
      error={fault && (wrong ? `${wrong}: ${fault[1]}` : fault[1])}
    />
  )
}
