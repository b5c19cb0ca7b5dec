import type { ModuleId } from '@baize/api'
import { useApp } from '../../app/app.tsx'
import { isModuleOn } from './module-tree.ts'

/** Whether a feature is on for this brand. */
export const useModule = (id: ModuleId): boolean => isModuleOn(useApp().permission.info.modules, id)
