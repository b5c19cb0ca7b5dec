/** The roles that every house has, by the letter that the table below names them with. */
const letters = {
  A: 'administrator',
  C: 'cashier',
  R: 'risk',
  S: 'support',
  T: 'content',
  M: 'marketing',
  G: 'agents',
  P: 'games',
  U: 'auditor',
} as const
type Letter = keyof typeof letters

/** A role that every house has, and that nobody can change. */
export type BuiltInRole = (typeof letters)[Letter]
export const builtInRoles = Object.values(letters)

/** Each permission as noun and verb, with the built-in roles that have it. */
const rolesOf = {
  'dashboard.view': 'ACRSTMGPU',
  'approval.view': 'ACRSTMGPU',
  'member.view': 'ACRSMGU',
  'member.reveal': 'ACRS',
  'member.note': 'ACRSMG',
  'member.lock': 'ARS',
  'member.unlock': 'AR',
  'member.credentials': 'AS',
  'member.limit': 'ARS',
  'member.move': 'AG',
  'member.message': 'SM',
  'ledger.view': 'ACRU',
  'correction.propose': 'CR',
  'correction.approve': 'CR',
  'cashier.view': 'ACRSU',
  'deposit.decide': 'C',
  'deposit.reverse': 'C',
  'withdrawal.review': 'CR',
  'withdrawal.pay': 'C',
  'withdrawal.dispute': 'CR',
  'channel.edit': 'A',
  'bank.import': 'C',
  'recon.view': 'ACRPU',
  'recon.repair': 'CR',
  'provider.view': 'APRU',
  'provider.edit': 'A',
  'game.view': 'APTMRSU',
  'game.edit': 'AP',
  'lottery.view': 'APRU',
  'draw.void': 'AP',
  'limit.edit': 'AP',
  'site.view': 'ATMPSU',
  'site.rules': 'A',
  'site.content': 'ATM',
  'site.access': 'AR',
  'site.brand': 'A',
  'loyalty.view': 'AMSCU',
  'loyalty.edit': 'AM',
  'points.edit': 'A',
  'redemption.decide': 'CM',
  'application.decide': 'MS',
  'ticket.grant': 'M',
  'bonus.void': 'MR',
  'agent.view': 'AGRSU',
  'affiliate.decide': 'AG',
  'contract.offer': 'AG',
  'contract.end': 'AG',
  'settlement.rerun': 'AGU',
  'risk.view': 'ARCSU',
  'case.work': 'R',
  'feedback.view': 'SAU',
  'feedback.answer': 'S',
  'talk.answer': 'S',
  'chat.moderate': 'SRT',
  'report.view': 'ACRMGPU',
  'audit.view': 'AU',
  'export.run': 'ACRGU',
  'export.plain': 'A',
  'integration.edit': 'A',
  'job.run': 'A',
  'system.view': 'AU',
  'operator.view': 'AU',
  'operator.edit': 'A',
  'role.edit': 'A',
} as const satisfies Record<string, string>

/** What an operator may be allowed to do. An operator row names one of them; rows without are open to every operator. */
export type OperatorPermission = keyof typeof rolesOf
export const operatorPermissions = Object.keys(rolesOf) as OperatorPermission[]

/** What each built-in role may do. */
export const rolePermissions = Object.fromEntries(
  Object.entries(letters).map(([letter, role]) => [
    role,
    operatorPermissions.filter(permission => rolesOf[permission].includes(letter)),
  ]),
) as Record<BuiltInRole, OperatorPermission[]>

const makesOperators: readonly OperatorPermission[] = ['operator.edit', 'role.edit']
const movesMoney: readonly OperatorPermission[] = [
  'withdrawal.pay',
  'correction.propose',
  'correction.approve',
  'recon.repair',
]

/** True where somebody could both make operators and move money: such a person needs nobody else for either. */
export const dutiesCollide = (permissions: Iterable<OperatorPermission>): boolean => {
  const has = new Set(permissions)
  return makesOperators.some(each => has.has(each)) && movesMoney.some(each => has.has(each))
}
