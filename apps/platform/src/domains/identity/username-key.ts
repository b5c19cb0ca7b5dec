/** Usernames are compared without regard to case. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()
