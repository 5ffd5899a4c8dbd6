/** `maria@lender.example` → `m•••@lender.example`: enough for its owner to recognise. */
export function masked(email: string): string {
  return email.replace(/^(.).*@/u, '$1•••@');
}
