import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import type { TextKey } from '../i18n/use-translate';
import { useTranslate } from '../i18n/use-translate';
import { Unseen } from './words-in-line';

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label, done }: { text: string; label: TextKey; done: TextKey }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 1600);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Tooltip title={t(copied ? done : label, { what: text })}>
      <IconButton
        aria-label={t(copied ? done : label, { what: text })}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        sx={{ width: 24, height: 24 }}
      >
        {copied ? <Check sx={{ fontSize: 14 }} /> : <ContentCopy sx={{ fontSize: 14 }} />}
        <Unseen role="status">{copied ? t(done, { what: text }) : ''}</Unseen>
      </IconButton>
    </Tooltip>
  );
}
