export { useOpenAgentCentre } from './open-agent-centre.ts'
