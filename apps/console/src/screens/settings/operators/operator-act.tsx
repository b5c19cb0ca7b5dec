import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import type { OperatorRow } from './operators.tsx'
import { RoleChoice } from './role-choice.tsx'

const texts = {
  'operators.save': ['operators.changeRoles', 'operators.saveEffect', 'operators.ask'],
  'operators.resetPassword': ['operators.resetPassword', 'operators.resetEffect', 'operators.ask'],
  'operators.removeFactor': ['operators.removeFactor', 'operators.removeEffect', 'operators.ask'],
  'operators.release': ['operators.release', 'operators.releaseEffect', 'operators.ask'],
  'operators.block': ['operators.block', 'operators.blockEffect', 'operators.block'],
} as const satisfies Record<string, readonly [TextKey, TextKey, TextKey]>

export type OperatorActName = keyof typeof texts

/** One act on an operator. To let nobody in takes one person; all else is asked of another one. */
export function OperatorAct({ name, row, onClose }: { name: OperatorActName; row: OperatorRow; onClose: () => void }) {
  const t = useText()
  const { username, version } = row
  const [roles, setRoles] = useState<string[]>([...row.roles])
  const [title, effect, button] = texts[name]
  return (
    <ActDialog
      title={t(title)}
      effect={t(effect, { username })}
      button={t(button)}
      isDangerous={name === 'operators.block'}
      isReady={name !== 'operators.save' || roles.length > 0}
      act={({ reason }) =>
        name === 'operators.save' ? call(name, { username, roles, version, reason }) : call(name, { username, reason })
      }
      onClose={onClose}
    >
      {name === 'operators.save' && (faults => <RoleChoice chosen={roles} onChoose={setRoles} fault={faults.roles} />)}
    </ActDialog>
  )
}
