interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => unknown
  }
}

/** The address of a script in the form that the page's Trusted Types ask for; the policy behind it lets no other pass. */
export function trustedScript(script: string): string {
  const policies = (window as { trustedTypes?: TrustedPolicies }).trustedTypes
  const policy = policies?.createPolicy('baize', {
    createScriptURL(url) {
      if (url !== script) throw new TypeError('not the script that was named')
      return url
    },
  })
  return (policy?.createScriptURL(script) ?? script) as string
}
