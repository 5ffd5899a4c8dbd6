import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Unseen } from './words-in-line';

/** Copies a text, and says so for a moment. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 1600);
    return () => clearTimeout(timer);
  }, [copied]);
  const said = t(copied ? 'copied' : 'copy', { what: text });
  return (
    <Tooltip title={said}>
      <IconButton
        aria-label={said}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        sx={{ width: 24, height: 24 }}
      >
        {copied ? <Check sx={{ fontSize: 14 }} /> : <ContentCopy sx={{ fontSize: 14 }} />}
        <Unseen role="status">{copied && said}</Unseen>
      </IconButton>
    </Tooltip>
  );
}
