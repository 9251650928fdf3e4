import '@mantine/tiptap/styles.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './RichText.module.css';

interface Props {
  id: string;
  label: string;
  describedBy: string;
  value: string;
  invalid: boolean;
  onChange: (html: string) => void;
}

/** Characters that cannot be seen come along when text is pasted; no field may hold any. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u00AD\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
];

/** Text with headings, lists and links; it loads only where somebody writes. */
export default function RichText({ id, label, describedBy, value, invalid, onChange }: Props) {
  const t = useTexts('job-ads');
  const editor = useEditor({
    extensions,
    content: value,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
      },
    },
    onUpdate: (update) => onChange(update.editor.isEmpty ? '' : update.editor.getHTML().replace(unseen, '')),
  });
  return (
    <RichTextEditor
      editor={editor}
      data-invalid={invalid || undefined}
      classNames={{ root: classes.root ?? '', content: classes.content ?? '' }}
      labels={{
        boldControlLabel: t('rich.bold'),
        italicControlLabel: t('rich.italic'),
        h3ControlLabel: t('rich.heading'),
        bulletListControlLabel: t('rich.list'),
        orderedListControlLabel: t('rich.numbers'),
        linkControlLabel: t('rich.link'),
        unlinkControlLabel: t('rich.unlink'),
        undoControlLabel: t('common:undo'),
        redoControlLabel: t('rich.redo'),
        linkEditorInputLabel: t('rich.address'),
        linkEditorInputPlaceholder: 'https://',
        linkEditorSave: t('common:save'),
        linkEditorExternalLink: t('rich.newTab'),
        linkEditorInternalLink: t('rich.sameTab'),
      }}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
