"""Answer formats whose calls are XML elements."""

from lightfc.formats.answer_formats.base import PLAIN_ANSWER, AnswerFormat, after_content
from lightfc.formats.call_data import concise_xml, verbose_xml
from lightfc.formats.finders import XmlFinder

_XML = AnswerFormat(
    name="xml",
    notation="xml",
    instruction=(
        "To use them, answer with XML and nothing else:\n\n<function_calls>\n  <function_call>\n    "
        "<name>function</name>\n"
        '    <arguments>\n      <arg name="argument" type="integer">1</arg>\n    </arguments>\n  </function_call>\n'
        "</function_calls>\n\nThe type is one of string, integer, number, boolean, array, object and null; arrays and "
        f"objects are written as JSON. {{calls}}{PLAIN_ANSWER}"
    ),
    several="For several independent calls, write several function_call elements; they run at the same time.",
    write=lambda calls, content: after_content(content, verbose_xml(calls)),
    finder=XmlFinder,
    reminder="with XML, <function_calls>…</function_calls>, and nothing else",
)

_XML_CONCISE = AnswerFormat(
    name="xml_concise",
    notation="xml",
    instruction=(
        'To use them, answer with XML and nothing else: `<call name="function"><arg name="argument">text</arg><arg '
        f'name="other" json="true">[1, 2]</arg></call>`. {{calls}}{PLAIN_ANSWER}'
    ),
    several="For several independent calls, write one such line for each; they run at the same time.",
    write=lambda calls, content: after_content(content, concise_xml(calls)),
    finder=XmlFinder,
    reminder='with XML, <call name="…"><arg name="…">…</arg></call>, and nothing else',
)

FORMATS: tuple[AnswerFormat, ...] = (_XML, _XML_CONCISE)
