import type { OperatorCaller } from '../http/caller.ts'
import { maskAddress } from './masks.ts'

/** Roles that compare networks, for which most of an address is not enough. */
const wholeAddresses = ['risk', 'auditor']

/** An address as an operator may read it: risk and auditors whole, everybody else without its end. */
export const shownAddress = ({ roles }: Pick<OperatorCaller, 'roles'>, address: string): string =>
  roles.some(role => wholeAddresses.includes(role)) ? address : maskAddress(address)
