import type { ModuleId, Permission } from '@baize/api'

type ModuleNode = Permission['info']['modules'][number]

/** True when a feature is on: its node and every node above it say '1'. A feature that the tree lacks is off. */
export function isModuleOn(tree: readonly ModuleNode[], id: ModuleId): boolean {
  return tree.some(
    ({ modId, enabled, childrenNodes }) => enabled === '1' && (modId === id || isModuleOn(childrenNodes, id)),
  )
}
