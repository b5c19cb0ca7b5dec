import { type OperatorPermission, operatorPermissions } from '@baize/api/operator-permissions'
import classes from './roles.module.css'

const nouns = [...new Set(operatorPermissions.map(permission => permission.split('.')[0]!))]

interface Props {
  chosen: readonly OperatorPermission[]
  /** Without it the table is only read. */
  onChoose?: (permissions: OperatorPermission[]) => void
}

/** The permissions by noun, with a box a verb. */
export function PermissionTable({ chosen, onChoose }: Props) {
  const toggle = (permission: OperatorPermission) =>
    onChoose?.(chosen.includes(permission) ? chosen.filter(each => each !== permission) : [...chosen, permission])
  return (
    <div className={classes.permissions}>
      {nouns.map(noun => (
        <fieldset key={noun}>
          <legend>{noun}</legend>
          {operatorPermissions
            .filter(permission => permission.startsWith(`${noun}.`))
            .map(permission => (
              <label key={permission}>
                <input
                  type="checkbox"
                  checked={chosen.includes(permission)}
                  disabled={!onChoose}
                  onChange={() => toggle(permission)}
                />
                {permission.slice(noun.length + 1)}
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  )
}
