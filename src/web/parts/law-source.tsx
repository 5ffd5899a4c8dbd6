import Link from '@mui/material/Link';

interface LawSourceProps {
  readonly title: string;
  readonly url: string | null;
  /** Its language, where that is not the screen's: of a statute that has no title there. */
  readonly language: 'en' | 'fr' | null | undefined;
}

/** Where a rule of law was read: the statute or the page, opened beside the desk where it has an address. */
export function LawSource({ title, url, language }: LawSourceProps) {
  const lang = language ?? undefined;
  return url ? (
    <Link href={url} target="_blank" rel="noreferrer" underline="always" lang={lang}>
      {title}
    </Link>
  ) : (
    <span lang={lang}>{title}</span>
  );
}
