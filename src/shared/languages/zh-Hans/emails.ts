import type { AskedProgramme, AskedRound } from "#src/shared/languages/emails.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";

const purpose = `${brand}让人看到别人眼中的自己`;
const asker = (name: string | null) => name ?? "提问的人";
const inviter = ({ name }: AskedProgramme) => name ?? "邀请你的人";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `有人问你：“你眼中的我是什么样的人？”这个人的名字里有网址或电话号码，我们不会把这样的名字写进邮件，你可以在页面上看到。这个人是通过${brand}问你的。${purpose}。`
    : `${fullName ?? name}问你：“你眼中的我是什么样的人？”${name}在用${brand}。${purpose}。`;

const noReply = (reader: string): string => `请不要回复这封邮件，${reader}收不到你的回复。`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  const owner = asker(name);
  return [
    closes === null ? "" : `回答截止时间：${closes}。`,
    `你的回答是匿名的。至少${String(least)}个人回答后，${owner}会看到汇总，但绝不会看到谁选了哪些词。除非你填上名字，否则我们不会告诉${owner}你有没有回答。`,
    noReply(owner),
  ];
}

const titled = ({ title }: AskedProgramme): string => (title === null ? "一个项目" : `“${title}”项目`);

const about = `${purpose}。你选出形容自己的词，再由你挑几个人，请他们也选出形容你的词。然后你会看到，你们的看法在哪些方面一致。`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const leaders = programme.leaders ?? "带领项目的人";
  const any = programme.anyLeader ?? (areSeveral ? "带领项目的人中有一位" : "带领项目的人");
  return [
    `你选的词和别人的回答都属于你。${areSeveral && programme.leaders !== null ? `${leaders}一起带领这个项目，` : leaders}会看到你进行到哪一步、有多少人回答了。你的结果，只有在你分享之后，${leaders}才看得到。你随时可以停止分享。`,
    opensTogether
      ? `${any}想在一次会谈中和你一起打开你的结果。会谈开始之前，你的结果不会打开。要不要参与由你决定：打开或分享任何内容之前，我们都会先问你，并说明谁会看到。会谈开始之后，或者你退出项目之后，你可以自己打开结果。`
      : "",
    `谁选了哪些词，没有人看得到，你也看不到。你的结果把所有人选的词合在一起显示，需要至少${String(least)}份回答。`,
    closes === null ? "" : `你请来回答的人可以在${closes}之前回答。`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? noReply(inviter(programme))
        : `如果有问题，请回复这封邮件，${repliesTo.name ?? "邀请你的人"}会收到你的回复。`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "你好：" : `${name}，你好：`),
  unsubscribe: "退订",
  colon: "：",
  writes: (name) => `${name ?? "对方"}写道：`,

  invitation: (round) => ({
    subject: round.name === null ? "有人想知道自己在你眼里是什么样的" : `你眼中的${round.name}是什么样的人？`,
    lines: [asks(round), "选出你觉得贴切的词就行。大约一分钟，不需要账号。"],
    button: "去选词",
    after: [
      ...promise(round),
      "这个链接只给你一个人，只能回答一次。请不要转给别人。",
      `如果你不认识${round.name ?? "页面上写的那个人"}，或者不想回答，可以不理会这封邮件。问卷开放期间，我们最多提醒你三次。`,
    ],
  }),

  reminder: (round) => ({
    subject:
      round.name === null
        ? "提醒：有人想知道自己在你眼里是什么样的"
        : `提醒：你眼中的${round.name}是什么样的人？`,
    lines: [asks(round), "现在还来得及。大约一分钟，不需要账号。"],
    button: "去选词",
    after: [
      ...promise(round),
      "这个链接只给你一个人，只能回答一次。之前那封邮件里的链接也能用。",
      `这些提醒由${brand}发出，我们不会告诉${asker(round.name)}谁收到了。如果你不想回答，可以不理会这封邮件，也可以用下面的链接关掉提醒。`,
    ],
  }),

  thanks: ({ name, fullName }) => ({
    subject: `${name ?? "提问的人"}向你道谢`,
    lines: [
      `${fullName ?? "有人"}通过${brand}问过你：“你眼中的我是什么样的人？”这封邮件是为了向你说声谢谢。`,
      "如果你选了词，谢谢你花时间认真思考。如果没顾上，也没关系。",
      `所有受到邀请的人都会收到同样的邮件。回答一直是匿名的。除了填上名字的人，我们不会告诉${asker(name)}还有谁回答了。`,
      noReply(asker(name)),
    ],
    after: [],
  }),

  clientInvitation: (programme) => ({
    subject: `${programme.name ?? "有人"}邀请你看看别人眼中的你`,
    lines: [`${programme.name ?? "有人"}邀请你参加${titled(programme)}。${about}`],
    button: "查看邀请",
    after: [
      "你可以在那里接受或谢绝，都只要一分钟。如果你还没有账号，接受时我们会为你创建一个。账号免费，不需要密码。",
      ...clientPromise(programme),
      `这个链接只给你一个人，请不要转给别人。如果你不认识${inviter(programme)}，可以谢绝，也可以不理会这封邮件。${programme.hasReminders ? `在你接受或谢绝之前，我们最多提醒你两次，${inviter(programme)}也可能提醒你。` : ""}`,
    ],
  }),

  clientReminder: (programme, by) => {
    const name = programme.name ?? "有人";
    const asked =
      by === null || by === "owner" ? "" : `和${inviter(programme)}一起带领项目的${by.name}请我们提醒你：`;
    return {
      subject: `提醒：${name}邀请你看看别人眼中的你`,
      lines: [
        `${asked}${name}邀请你参加${titled(programme)}，${by === "owner" ? "并请我们提醒你" : "正在等你的回复"}。你可以接受或谢绝，都只要一分钟。`,
        about,
      ],
      button: "查看邀请",
      after: [
        ...clientPromise(programme),
        by === null ? "这样的提醒我们最多发两次，你接受或谢绝后就不再发。" : "",
        "这个链接只给你一个人。我们之前那封邮件里的链接也能用。",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }) => {
    const from = [organisation ?? "", host === null ? "" : `主持人：${host}`].filter((part) => part !== "");
    const workshop = `“${title}”工作坊${from.length === 0 ? "" : `（${from.join("，")}）`}`;
    return {
      subject: hasWindow ? "打开你的视窗的链接" : "打开小组画像的链接",
      lines: [
        `你要的链接在这里，用它可以打开${hasWindow ? `你在${workshop}里的视窗` : `${workshop}的小组画像`}。`,
      ],
      button: hasWindow ? "看我的视窗" : "看小组画像",
      after: [
        `这个链接可以用到${erased}，或者用到工作坊被删除为止。到那时，我们会清除和参与者有关的一切，之后没办法恢复。`,
        `拿到这个链接的人都能看到${hasWindow ? "你的视窗" : "你能看到的内容"}，所以请别给别人。我们不会留下你的邮箱地址。`,
        `${purpose}。如果你没有参加这个工作坊，那应该是有人写错了邮箱地址：请不要打开链接，把这封邮件删掉就好。`,
      ],
    };
  },

  code: (minutes) => ({
    subject: `你的${brand}验证码`,
    lines: [`这是你的验证码。输入它，就能完成${brand}的注册。`],
    after: [
      `验证码${String(minutes)}分钟内有效。`,
      "如果你没有要过验证码，可以不理会这封邮件。没有验证码，谁也不能用你的邮箱地址注册。",
    ],
  }),
};
