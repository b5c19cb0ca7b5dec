import { AsyncLocalStorage } from 'node:async_hooks'

const whole = new AsyncLocalStorage<true>()

/** Runs work in which nothing is masked: of a list that one operator has asked for whole and another one has agreed to. */
export const unmasked = <T>(work: () => Promise<T>): Promise<T> => whole.run(true, work)

const isWhole = (): boolean => whole.getStore() === true

/** Stands for what is left out. */
const hidden = '...'

/** A number with its country's code and its last four digits. */
export const maskMobile = (dialingCode: string, mobileNum: string): string =>
  `+${dialingCode} ${isWhole() ? mobileNum : `${hidden} ${mobileNum.slice(-4)}`}`

/** The first letter of an address and where its mails go. */
export function maskMail(email: string): string {
  if (isWhole()) return email
  const at = email.lastIndexOf('@')
  return `${firstLetter(email)}${hidden}${at < 0 ? '' : email.slice(at)}`
}

/** The first letter of a name. */
export const maskName = (name: string): string => (isWhole() ? name : `${firstLetter(name)}${hidden}`)

/** The last four characters of what a person or an account is numbered by; nothing of a number of no more than four. */
export const maskNumber = (number: string): string =>
  isWhole() ? number : `${hidden} ${number.length > 4 ? number.slice(-4) : ''}`.trim()

/** The year of an ISO date. */
export const maskBirthDate = (birthDate: string): string => (isWhole() ? birthDate : birthDate.slice(0, 4))

/** The first three parts of an address of four, or of one of version 6. */
export function maskAddress(address: string): string {
  if (isWhole()) return address
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.x`
  return `${address.split(':').slice(0, 3).join(':')}:x`
}

/** The first sign as people count them: half of a pair would be no text. */
const firstLetter = (text: string): string => [...text.trim()][0] ?? ''
