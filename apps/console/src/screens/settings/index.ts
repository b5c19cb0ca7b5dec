export { Me } from './me/me.tsx'
export { Operators } from './operators/operators.tsx'
export { Roles } from './roles/roles.tsx'
