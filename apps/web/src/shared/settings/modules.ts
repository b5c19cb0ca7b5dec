import type { ModuleId } from '@baize/api'
import { useApp } from '../app/use-app.ts'
import { isModuleOn } from './module-tree.ts'

/** True when a feature is on for this brand. */
export const useModule = (id: ModuleId): boolean => isModuleOn(useApp().permission.info.modules, id)

/** True when the brand takes newcomers in, by username or by mobile number. */
export function useCanRegister(): boolean {
  const byUsername = useModule('REGISTER_USERNAME')
  const byMobile = useModule('REGISTER_MOBILE')
  return byUsername || byMobile
}

/** True when the brand offers any way to a new password. */
export function useCanRecover(): boolean {
  const byEmail = useModule('RECOVERY_EMAIL')
  const byPhone = useModule('RECOVERY_PHONE')
  return byEmail || byPhone
}
