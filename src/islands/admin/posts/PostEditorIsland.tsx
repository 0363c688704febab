import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { PostEditor } from "#src/islands/admin/posts/editor/PostEditor.tsx";

interface EditorSectionProps extends AdminPageProps<AdminPost> {
  id: string;
}

/** The editor, once the post is there. */
function EditorSection(props: EditorSectionProps) {
  const { id, initial, refused = false } = props;
  const enabled = useAdminSession(props);
  // Read once: from then on, the editor knows better.
  const query = trpc.post.get.useQuery({ id }, { enabled: enabled && initial === null, staleTime: Infinity });
  const post = initial ?? query.data;
  if (refused || errorStatus(query.error) === 403) return <AdminsOnly />;
  if (post !== undefined) return <PostEditor initial={post} />;
  return <NotLoaded query={query} what="The post" loading={<Skeleton label="Loading the post" />} />;
}

export const PostEditorIsland = island(EditorSection);
