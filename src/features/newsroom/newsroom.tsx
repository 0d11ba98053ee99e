import { EditorById } from './editor-by-id';
import { NEW, type EditorLink } from './editor-link';
import { AnnouncementEditor } from './announcement-editor';
import { AnnouncementList } from './announcement-list';
import type { RenderArticle } from './live-preview';

type NewsroomProps = {
  /** The announcement whose editor is open, `NEW`, or null for the list. */
  openedId: string | null;
  /** Whose editor was open until now: the link to it takes the focus. */
  returnedFrom: string | null;
  linkTo: EditorLink;
  onClose: () => void;
  /** An announcement as its readers see it. */
  renderArticle: RenderArticle;
};

/** Where developers publish, change and delete announcements (decisions §3). */
export function Newsroom({ openedId, returnedFrom, linkTo, onClose, renderArticle }: NewsroomProps) {
  if (openedId === null) return <AnnouncementList linkTo={linkTo} returnedFrom={returnedFrom} />;
  if (openedId === NEW) {
    return <AnnouncementEditor announcement={null} renderArticle={renderArticle} onClose={onClose} />;
  }
  return <EditorById key={openedId} id={openedId} renderArticle={renderArticle} onClose={onClose} />;
}
