{
  const { dataset: root, style } = document.documentElement;
  const { session, user, dashboard } = document.currentScript.dataset;
  const show = () => (style.visibility = "");
  try {
    const token = localStorage[session];
    if (token && !location.hash) {
      style.visibility = "hidden";
      setTimeout(show, 2_000);
      fetch("/api/me", { headers: { authorization: `Bearer ${token}` } })
        .then(({ ok, status }) => {
          if (ok) return location.replace(dashboard);
          if (status === 401) {
            localStorage.removeItem(session);
            localStorage.removeItem(user);
            delete root.member;
          }
          return show();
        })
        .catch(show);
    }
  } catch {
    // Without storage there is no session.
  }
}
