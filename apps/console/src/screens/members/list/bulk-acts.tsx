import { type LockScope, lockScopes } from '@baize/api/schemas/operator/members/lock-scopes'
import { Field } from '@baize/ui/field.tsx'
import { useState } from 'react'
import { faultOf } from '../../../shared/acts/fault-of.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BulkAct, BulkFieldsProps } from '../../../shared/list/bulk/bulk-act.ts'
import { ScopeChoice } from '../acts/scope-choice.tsx'

/** Acts on many members. */
export const memberBulkActs: readonly BulkAct[] = [
  { operation: 'members.label', title: 'bulk.label', effect: 'bulk.labelEffect', Fields: LabelFields },
  { operation: 'members.signOut', title: 'bulk.signOut', effect: 'bulk.signOutEffect' },
  { operation: 'members.lock', title: 'lock.lock', effect: 'bulk.lockEffect', isDangerous: true, Fields: LockFields },
]

function LabelFields({ onChange, faults }: BulkFieldsProps) {
  const t = useText()
  const [labelName, setName] = useState('')
  return (
    <Field
      label={t('members.label')}
      value={labelName}
      autoComplete="off"
      error={faultOf(faults, 'labels')}
      onChange={event => {
        const name = event.target.value
        setName(name)
        onChange(name.trim() === '' ? null : { labels: [{ labelName: name.trim() }] })
      }}
    />
  )
}

function LockFields({ onChange }: BulkFieldsProps) {
  const [scopes, setScopes] = useState<LockScope[]>([])
  return (
    <ScopeChoice
      offered={lockScopes}
      chosen={scopes}
      onChoose={chosen => {
        setScopes(chosen)
        onChange(chosen.length === 0 ? null : { scopes: chosen })
      }}
    />
  )
}
